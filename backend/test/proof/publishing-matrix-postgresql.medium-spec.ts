import { testMatrix } from './publishing-matrix.js';

testMatrix('PostgreSQL');
