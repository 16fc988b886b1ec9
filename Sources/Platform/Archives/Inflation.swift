import CZlib

/// Unpacks what gzip and zip have compressed.
enum Inflation {
  /// What stands around compressed bytes.
  enum Wrapping {
    /// Nothing, as within zip archives.
    case deflate
    /// A header, and a checksum, which is held against what comes out.
    case gzip

    /// The size of the window, 2 to the 15th, and zlib's mark of what stands around.
    fileprivate var windowBits: Int32 {
      switch self {
      case .deflate: -15
      case .gzip: 15 + 16
      }
    }
  }

  /// What a file of gzip's begins with.
  static let beginningOfGzip: [UInt8] = [0x1F, 0x8B]

  /// The bytes as they were before they were compressed, `most` at the most; throws that they are
  /// damaged.
  static func bytes(
    of packed: ArraySlice<UInt8>, _ wrapping: Wrapping, most: Int
  ) throws(Archive.ReadError) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, wrapping.windowBits, ZLIB_VERSION, size) == Z_OK else {
      throw .file(.call(ENOMEM))
    }
    defer { inflateEnd(&stream) }
    var result: [UInt8] = []
    // The bytes are copied, because zlib's interface doesn't say that it changes none.
    var packed = Array(packed)
    let damage: Archive.Damage? = packed.withUnsafeMutableBufferPointer { source in
      stream.next_in = source.baseAddress
      stream.avail_in = UInt32(source.count)
      return unpack(&stream, wrapping, most: most, to: &result)
    }
    if let damage { throw .damaged(damage) }
    return result
  }

  /// Unpacks a stream up to its end, or as much as there is room for.
  private static func unpack(
    _ stream: inout z_stream, _ wrapping: Wrapping, most: Int, to result: inout [UInt8]
  ) -> Archive.Damage? {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while result.count < most {
      let room = min(block.count, most - result.count)
      let (status, count) = block.withUnsafeMutableBufferPointer { target in
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(room)
        let status = inflate(&stream, Z_NO_FLUSH)
        return (status, room - Int(stream.avail_out))
      }
      result += block[..<count]
      switch status {
      case Z_OK: continue
      case Z_STREAM_END:
        // Files of gzip's may be joined; their content is joined, too.
        let isFollowed =
          wrapping == .gzip && stream.avail_in > 0 && stream.next_in?.pointee == beginningOfGzip[0]
        guard isFollowed, inflateReset(&stream) == Z_OK else { return nil }
      case Z_BUF_ERROR: return .endsTooEarly
      default: return .notCompressed
      }
    }
    return nil
  }

  /// The checksum of a file that a zip archive has beside it.
  static func checksum(of bytes: [UInt8]) -> UInt {
    UInt(crc32(0, bytes, UInt32(bytes.count)))
  }
}
