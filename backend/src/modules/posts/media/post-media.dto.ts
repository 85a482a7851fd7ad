import {
  ALT_TEXT_MAX,
  DOCUMENT_TITLE_MAX,
  POST_IMAGES_MAX,
  type MediaKind,
  type MediaMimeType,
} from '@drumbeat/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { IsVersion } from '../../../platform/http/validation/version.validator.js';
import { IsGivenOrAbsent } from '../../../platform/http/validation/given-or-absent.validator.js';
import { Trimmed, TrimmedOrNull } from '../../../platform/http/validation/trimmed.js';

export class PostMediaItemRequest {
  @IsUUID()
  id: string;

  /** Alternative text of the image. */
  @IsGivenOrAbsent()
  @Trimmed()
  @IsString()
  @MaxLength(ALT_TEXT_MAX)
  alt_text?: string;
}

/** One PDF, or up to 20 images in the order of the post; an empty list takes all of them out. */
export class SetPostMediaRequest {
  @IsVersion()
  version: number;

  @IsArray()
  @ArrayMaxSize(POST_IMAGES_MAX)
  @ArrayUnique(({ id }: PostMediaItemRequest) => id, { message: 'media must name each file once' })
  @ValidateNested({ each: true })
  @Type(() => PostMediaItemRequest)
  media: PostMediaItemRequest[];

  /** Title of a document; the file's name when it is null. */
  @IsOptional()
  @TrimmedOrNull()
  @IsString()
  @MaxLength(DOCUMENT_TITLE_MAX)
  document_title?: string | null;
}

/** A file of a post. */
export class PostMediaResponse {
  id: string;
  kind: MediaKind;
  mime_type: MediaMimeType;
  file_name: string;
  /** Empty while the image has no description. */
  alt_text: string;
  /** Pixels; null for documents. */
  width: number | null;
  height: number | null;
  /** Null for images. */
  pages: number | null;
  /** Path on this site, for its owner. */
  url: string;
  /** Null for documents. */
  thumbnail_url: string | null;
}
