/** Lines of a stream, however it is cut into pieces; a line that grows past the limit is not kept whole. */
import { RECORD_LIMITS } from '../src/engine/record';

/** One character above what a record may have: enough for the judge to see that it is too large. */
const KEEP = RECORD_LIMITS.chars + 1;

export async function* readLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  // Also drops the byte order mark that some editors put at the start of a file.
  const decoder = new TextDecoder();
  let pieces: string[] = [];
  let kept = 0;
  const add = (piece: string) => {
    const room = KEEP - kept;
    if (room <= 0) return;
    pieces.push(piece.length > room ? piece.slice(0, room) : piece);
    kept += Math.min(piece.length, room);
  };
  const take = () => {
    const line = pieces.join('');
    pieces = [];
    kept = 0;
    return line.endsWith('\r') ? line.slice(0, -1) : line;
  };
  for await (const chunk of stream) {
    const [head = '', ...tail] = decoder.decode(chunk, { stream: true }).split('\n');
    add(head);
    for (const piece of tail) {
      yield take();
      add(piece);
    }
  }
  add(decoder.decode());
  // What follows the last line break is a line only if there is something.
  if (kept > 0) yield take();
}
