import type { LinkedInFaultKind } from '../linkedin.faults.js';

export const callOperations = [
  'connect',
  'authorize',
  'consent',
  'token',
  'introspect',
  'revoke',
  'userinfo',
  'create_post',
  'delete_post',
  'read_post',
  'comment',
  'initialize_image',
  'initialize_document',
  'upload',
  'read_media',
  'unknown',
] as const;

/** One request that reached the stand-in, from the moment it arrived. Never holds a secret. */
export interface LinkedInCall {
  id: number;
  at: string;
  /** `connect` is a connection that the fault `refuse` closed before a request was read. */
  operation: (typeof callOperations)[number];
  method: string | null;
  /** Without the query, which may carry a code. */
  path: string | null;
  /** The `sub` of the member whose token came with it. */
  member: string | null;
  /** For a post or a comment: the text as a reader would see it. */
  text: string | null;
  fault: LinkedInFaultKind | null;
  /** Null while it is being answered, and for a connection that was closed without an answer. */
  status: number | null;
  /** `in_flight` until it was answered; then what was done: `created`, `duplicate`, `dropped` … */
  outcome: string;
  urn: string | null;
  /** The caller was gone before it could be answered. */
  caller_left: boolean;
}
