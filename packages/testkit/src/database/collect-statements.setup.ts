import { afterAll } from 'vitest';
import { writeAcceptedStatements } from './accepted-statements.ts';

afterAll(writeAcceptedStatements);
