import {
  POST_CONTENT_MAX,
  type FindingOrigin,
  type KeptFindingKind,
  type RhythmPart,
} from '@drumbeat/domain';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

/** Fewest and most words of sentences, or paragraphs, that are all about as long as each other. */
export class EvenLengthsResponse {
  of: RhythmPart;

  from: number;

  to: number;
}

/** Where the author has a fact from that the text was not given. */
export class FindingOriginResponse {
  of: FindingOrigin['of'];

  /** The day of the post; null where it has none. */
  on: string | null;
}

/** Something in a written text that only its author can settle, as long as the text has its quotation. */
export class TextFindingResponse {
  kind: KeptFindingKind;

  /** Words of the text, as the writer put them there. */
  quotation: string;

  /** Of a rhythm alone. */
  lengths?: EvenLengthsResponse;

  /** Of a fact from elsewhere alone. */
  origin?: FindingOriginResponse;
}

/** The author says that the words are theirs. */
export class VouchRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(POST_CONTENT_MAX)
  quotation: string;
}
