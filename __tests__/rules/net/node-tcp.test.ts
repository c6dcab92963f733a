import { nodeServer } from '@/net/node/node-server';
import { nodeTransport } from '@/net/node/node-transport';
import { connectionContract } from './contract';
import { ManualTimers } from './manual-timers';

connectionContract('TCP of Node', () => {
  const timers = new ManualTimers();
  return { timers, server: nodeServer({ timers }), transport: nodeTransport(timers), host: '127.0.0.1' };
});
