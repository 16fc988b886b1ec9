import Languages
import Platform

/// Why something can't be done with a file, in the language that is spoken.
nonisolated enum ReasonTexts {
  /// The text of an error of the module that calls the system; nil for any other error, and for one whose own
  /// description is best.
  static func text(of error: any Error) -> String? {
    switch error {
    case let error as SystemError: text(of: error)
    case let error as Archive.ReadError: text(of: error)
    default: nil
    }
  }

  private static func text(of error: SystemError) -> String? {
    switch error {
    case .call(let code): text(errno: code)
    case .noRegularFile: localized("system.not-regular")
    case .tooLarge(let most): localized("system.larger", most / 1_000_000)
    case .noText(let line): localized("system.no-text", line)
    case .foreign(let path): localized("system.log-foreign", path)
    case .newer(let path, _): localized("system.log-newer", path)
    case .unreadable(let path, let error): localized("system.log-unreadable", path, "\(error)")
    }
  }

  private static func text(errno code: Int32) -> String? {
    switch code {
    case EACCES: localized("system.no-permission")
    case EBADF: localized("system.no-descriptor")
    case EEXIST: localized("system.exists")
    case EFBIG: localized("system.too-large")
    case EINVAL: localized("system.invalid")
    case EIO: localized("system.input-output")
    case EISDIR: localized("system.folder")
    case ELOOP: localized("system.loop")
    case EMFILE: localized("system.too-many-open")
    case ENAMETOOLONG: localized("system.name-too-long")
    case ENOENT: localized("system.missing")
    case ENOSPC: localized("system.no-space")
    case ENOTDIR: localized("system.no-folder")
    case EPERM: localized("system.not-permitted")
    case EPIPE: localized("system.broken-pipe")
    case EROFS: localized("system.read-only")
    case EAGAIN: localized("system.again")
    case EBUSY: localized("system.busy")
    case EDQUOT: localized("system.quota")
    case ENFILE: localized("system.too-many-open-anywhere")
    case ENODEV: localized("system.no-device")
    case ENOEXEC: localized("system.no-program")
    case ENOMEM: localized("system.no-memory")
    case ENOTEMPTY: localized("system.not-empty")
    case ETXTBSY: localized("system.running")
    case EXDEV: localized("system.other-device")
    // Others are rare, and the system names them.
    default: nil
    }
  }

  private static func text(of error: Archive.ReadError) -> String {
    switch error {
    case .file(let error): "\(error)"
    case .damaged(let damage): localized("system.archive-damaged", text(of: damage))
    case .unsupported(let packing): localized("system.archive-unsupported", text(of: packing))
    case .tooMany(let most): localized("system.archive-entries", most)
    case .tooLarge(let most): localized("system.archive-size", most / 1_000_000)
    }
  }

  private static func text(of damage: Archive.Damage) -> String {
    switch damage {
    case .endsTooEarly: localized("system.archive-ends")
    case .noHeader: localized("system.archive-no-header")
    case .noEntry: localized("system.archive-no-entry")
    case .notCompressed: localized("system.archive-not-compressed")
    case .wrongChecksum: localized("system.archive-checksum")
    }
  }

  private static func text(of packing: Archive.Packing) -> String {
    switch packing {
    case .encrypted: localized("system.archive-encrypted")
    case .method: localized("system.archive-method")
    case .otherKind: localized("system.archive-other")
    }
  }
}
