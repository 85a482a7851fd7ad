import { IsNotEmpty, IsString, IsUUID, MaxLength } from 'class-validator';
import { WritingSourceResponse } from '../../generations/generations.dto.js';
import { WriterDescriptionResponse } from '../posts.dto.js';
import { CONTENT_MAX } from '../posts.limits.js';

export class SuggestOpeningsRequest {
  @IsUUID()
  post_id: string;

  /** The text in the editor. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(CONTENT_MAX)
  content: string;
}

export class OpeningsResponse {
  /** One to five different first lines, each of at most 210 characters: what LinkedIn shows above the fold. */
  openings: string[];
  writer: WriterDescriptionResponse;
  generation_id: string;
  /** What is said beside the lines: the sources given to the writer, and advice to their author. */
  sources: WritingSourceResponse[];
}
