/** npm run -s guest -- --address 127.0.0.1:4600 --code ABCD --name Mia --bot greedy [--json] */
import { runGuest } from './table/guest';
import { runProgram } from './table/run-program';

runProgram(runGuest);
