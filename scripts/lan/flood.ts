/**
 * node --import tsx scripts/lan/flood.ts <host> <port>
 * A peer that means no good: as many connections as it gets, and on each whatever might hurt. Runs until it is
 * ended; says at the end of each second how much it did.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const AT_ONCE = 40;

const frame = (payload: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(payload.length);
  return Buffer.concat([head, payload]);
};

const hello = (want: string): Buffer =>
  frame(
    Buffer.from(
      JSON.stringify({
        t: 'hello',
        v: [1, 1],
        app: '0',
        caps: [],
        table: null,
        want,
        nonce: randomBytes(16).toString('hex'),
        by: 'code',
        device: '1',
      }),
    ),
  );

/** Each is sent once or over and over until the other end has had enough. */
const ATTACKS: readonly ((socket: Socket) => void)[] = [
  // Says nothing and stays.
  () => undefined,
  (socket) => socket.write(randomBytes(4096)),
  // Promises more than any message may be.
  (socket) => socket.write(Buffer.from([0, 255, 255, 255, ...randomBytes(64)])),
  (socket) => socket.write(frame(randomBytes(900))),
  (socket) => socket.write(Buffer.concat(Array.from({ length: 200 }, () => hello('probe')))),
  (socket) => socket.write(Buffer.concat([hello('join'), frame(Buffer.from('{"t":"pair","y":"00"}'))])),
  (socket) => socket.write(Buffer.concat([hello('resume'), frame(randomBytes(60))])),
  (socket) => socket.write(`GET /${'a'.repeat(20_000)}`),
  (socket) => socket.write('GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
];

const [host = '', port = ''] = process.argv.slice(2);
let opened = 0;
let refused = 0;

function attack(): void {
  const socket = connect({ host, port: Number(port) });
  socket.on('connect', () => {
    ATTACKS[opened % ATTACKS.length]!(socket);
    opened += 1;
  });
  socket.on('data', () => undefined);
  socket.on('error', () => (refused += 1));
  // A short breath, or the processor of the lab would be what is tested.
  socket.on('close', () => setTimeout(attack, 20));
}

for (let at = 0; at < AT_ONCE; at += 1) attack();
setInterval(() => console.log(JSON.stringify({ type: 'flooded', opened, refused })), 1_000);
