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
  'update_post',
  'delete_post',
  'read_post',
  'comment',
  'read_analytics',
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
  /** Without the query, which may contain a code. */
  path: string | null;
  /** The `sub` of the token's member. */
  member: string | null;
  /** For a post or a comment: the text as readers see it. */
  text: string | null;
  fault: LinkedInFaultKind | null;
  /** Null while it is being answered, and for a connection closed without a response. */
  status: number | null;
  /** `in_flight` until it was answered; then the result: `created`, `duplicate`, `dropped` … */
  outcome: string;
  urn: string | null;
  /** True when the caller had disconnected before the response. */
  caller_left: boolean;
}
