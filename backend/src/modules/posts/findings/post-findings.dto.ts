import { POST_CONTENT_MAX, type FindingKind } from '@drumbeat/domain';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

/** Something in a written text that only its author can settle, as long as the text has its quotation. */
export class TextFindingResponse {
  kind: FindingKind;

  /** Words of the text, as the writer put them there. */
  quotation: string;

  /** What is wrong with them, in a sentence. */
  reason: string;
}

/** The author says that the words are theirs. */
export class VouchRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(POST_CONTENT_MAX)
  quotation: string;
}
