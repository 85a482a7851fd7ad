import type { components } from '@drumbeat/api-client';

/** The API's entities under the names used by the screens. */
type Schemas = components['schemas'];

export type User = Schemas['UserResponse'];
export type SessionAnswer = Schemas['CurrentSessionResponse'];
export type Profile = Schemas['ProfileResponse'];
export type ProfileChange = Schemas['ChangeProfileRequest'];
export type Device = Schemas['DeviceSessionResponse'];
export type Plan = Schemas['PlanResponse'];
export type Prompt = Schemas['PromptResponse'];
export type StarterPrompts = Schemas['StarterPromptsResponse'];
export type PromptPage = Schemas['PromptListResponse'];
export type Calendar = Schemas['CalendarResponse'];
export type CalendarPost = Schemas['CalendarPostResponse'];
export type Post = Schemas['PostResponse'];
export type PostVersion = Schemas['PostVersionResponse'];
export type PostPage = Schemas['PostListResponse'];
export type PostDecision = Schemas['DecisionResponse'];
export type HeldPost = Schemas['HeldPostResponse'];
export type TimelineEntry = Schemas['TimelineEntryResponse'];
export type PostMedia = Schemas['PostMediaResponse'];
export type UploadedMedia = Schemas['MediaResponse'];
export type FirstCommentOutcome = Schemas['FirstCommentResponse'];
export type Integration = Schemas['IntegrationResponse'];
export type Note = Schemas['NoteResponse'];
export type NotePage = Schemas['NoteListResponse'];
export type StaffMessage = Schemas['MessageResponse'];
export type Feedback = Schemas['ListedFeedbackResponse'];
export type Notice = Schemas['NoticeResponse'];
export type DraftRequest = Schemas['GeneratePostRequest'];
export type FinishedDraft = Schemas['DraftSavedEvent'];
export type SuggestedDraft = Schemas['DraftSuggestedEvent'];
export type WriterQuestions = Schemas['DraftQuestionsEvent'];
export type Answer = Schemas['AnswerRequest'];
export type WriterBrief = Schemas['WriterBriefResponse'];
export type ToldSection = Schemas['ToldSectionResponse'];
export type ToldExample = Schemas['ToldExampleResponse'];
