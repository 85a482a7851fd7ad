import type { components } from '@drumbeat/api-client';

type Schemas = components['schemas'];

/** Rows of the API for staff. */
export type User = Schemas['AdminUserResponse'];
export type Batch = Schemas['PromptBatchResponse'];
export type Prompt = Schemas['AdminPromptResponse'];
export type Post = Schemas['AdminPostResponse'];
export type Publication = Schemas['AdminPublicationResponse'];
export type PublicationDetail = Schemas['AdminPublicationDetailResponse'];
export type Subscription = Schemas['AdminSubscriptionResponse'];
export type SubscriptionChange = Schemas['StaffChangeResponse'];
export type PaymentEvent = Schemas['PaymentEventResponse'];
export type PaymentEventDetail = Schemas['PaymentEventDetailResponse'];
export type Feedback = Schemas['AdminFeedbackResponse'];
export type Message = Schemas['AdminMessageResponse'];
export type Notice = Schemas['AdminNoticeResponse'];
export type OutgoingState = Schemas['OutgoingStateResponse'];
export type AdminWritingProfile = Schemas['AdminWritingProfile'];
export type TrainingPost = Schemas['TrainingPostResponse'];
export type UsagePerson = Schemas['UsagePersonResponse'];
export type UsagePersonDetail = Schemas['UsagePersonDetailResponse'];
export type AuditEntry = Schemas['AuditEntryResponse'];
export type Figures = Schemas['AdminFiguresResponse'];
export type QueueFigures = Schemas['QueueResponse'];
export type FailedJob = Schemas['FailedJobResponse'];
export type StaffNote = Schemas['StaffNoteResponse'];
export type Approval = Schemas['ApprovalResponse'];
export type Calendar = Schemas['CalendarResponse'];
