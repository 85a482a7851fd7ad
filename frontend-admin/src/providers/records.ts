import type { components } from '@drumbeat/api-client';

type Schemas = components['schemas'];

/** Rows of the API for staff that more than one resource reads; a resource names its other rows in its folder. */
export type User = Schemas['AdminUserResponse'];
export type Batch = Schemas['PromptBatchResponse'];
export type Prompt = Schemas['AdminPromptResponse'];
export type Publication = Schemas['AdminPublicationResponse'];
export type Subscription = Schemas['AdminSubscriptionResponse'];
export type Feedback = Schemas['AdminFeedbackResponse'];
