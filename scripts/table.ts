/** npm run -s table -- --port 4600 --name Kitchen --code ABCD --map metro-city --seats 4 [--seed 7] [--json] */
import { runProgram } from './table/run-program';
import { runTable } from './table/table';

runProgram(runTable);
