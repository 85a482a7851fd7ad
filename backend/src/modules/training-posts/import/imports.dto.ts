import {
  IMPORT_ITEMS_MAX,
  IMPORT_SEARCH_MAX,
  IMPORTED_KINDS,
  LEFT_OUT_REASONS,
  type ImportedKind,
  type LeftOutReason,
  type PlainDate,
} from '@drumbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IsGivenOrAbsent } from '../../../platform/http/validation/given-or-absent.validator.js';
import { ListQuery } from '../../../platform/http/lists/list-query.dto.js';
import type { ItemOutcome, ItemStanding } from './training-post-import-item.entity.js';

export const ITEM_STANDINGS = [
  'new',
  'newer_figures',
  'known',
  'left_out',
] as const satisfies readonly ItemStanding[];
/** One standing, or what can be imported: what is new or has newer figures. */
export const SHOWN_STANDINGS = [...ITEM_STANDINGS, 'importable'] as const;
export type ShownStanding = (typeof SHOWN_STANDINGS)[number];

export const IMPORT_STATES = ['waiting', 'reading', 'ready', 'importing', 'imported', 'failed'] as const;

/** `ready` once its user may choose. */
export type ImportState = (typeof IMPORT_STATES)[number];

export class ImportParams {
  @IsUUID()
  id: string;
}

export class ImportQuery extends ListQuery {
  /** Items with this standing alone. */
  @IsOptional()
  @IsIn(SHOWN_STANDINGS)
  standing?: ShownStanding;

  /** Items of this kind alone. */
  @IsOptional()
  @IsIn(IMPORTED_KINDS)
  kind?: ImportedKind;

  /** Items whose text holds this, whatever its case. */
  @IsOptional()
  @IsString()
  @MaxLength(IMPORT_SEARCH_MAX)
  search?: string;
}

/** All that can be imported but `all_but`, of some `kinds` or of all, and `ids` besides; or `ids` alone. */
export class ChooseImportRequest {
  @IsGivenOrAbsent()
  @IsArray()
  @ArrayMaxSize(IMPORT_ITEMS_MAX)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(IMPORT_ITEMS_MAX, { each: true })
  ids?: number[];

  @IsGivenOrAbsent()
  @IsArray()
  @ArrayMaxSize(IMPORT_ITEMS_MAX)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(IMPORT_ITEMS_MAX, { each: true })
  all_but?: number[];

  /** Goes with `all_but`. */
  @IsGivenOrAbsent()
  @IsArray()
  @ArrayUnique()
  @IsIn(IMPORTED_KINDS, { each: true })
  @ApiProperty({ enum: IMPORTED_KINDS, isArray: true, required: false })
  kinds?: ImportedKind[];
}

export class StartedImport {
  id: string;
}

export class StartedImportResponse {
  data: StartedImport;
}

/** Why an import failed. */
export class ImportFailure {
  /** `import.` and why, such as `import.formulas`. */
  code: string;
  message: string;
}

/** Of what was chosen. */
export class ImportProgress {
  done: number;
  total: number;
}

/** Texts of one kind. */
export class KindCount {
  @ApiProperty({ enum: IMPORTED_KINDS })
  kind: ImportedKind;
  /** New or with newer figures. */
  importable: number;
  /** Of these, those whose figures were found. */
  with_figures: number;
}

export class LeftOutCount {
  @ApiProperty({ enum: Object.keys(LEFT_OUT_REASONS) })
  reason: LeftOutReason;
  /** The reason as text for the user. */
  text: string;
  count: number;
}

/** Everything that the files hold, in numbers. */
export class ImportSummary {
  /** The kinds of which there is something to import. */
  kinds: KindCount[];
  posts: number;
  articles: number;
  comments: number;
  /** Posts whose figures were found. */
  with_figures: number;
  new: number;
  newer_figures: number;
  /** Of those that can be imported, with more reactions than impressions. */
  doubtful: number;
  known: number;
  left_out: LeftOutCount[];
  /** Beyond the most that one import lists. */
  unlisted: number;
}

/** What became of the chosen ones so far. */
export class ImportOutcome {
  added: number;
  updated: number;
  unchanged: number;
  /** Not added, because no more training posts can be kept. */
  no_room: number;
}

/** A text that was found, or a row that is left out. */
export class ImportItemResponse {
  /** Its place in the import, from 1: what a choice names. */
  id: number;
  @ApiProperty({ enum: IMPORTED_KINDS })
  kind: ImportedKind;
  /** Empty for figures without a text, and for posts without words. */
  content: string;
  post_date: PlainDate | null;
  linkedin_url: string | null;
  impressions: number | null;
  /** The sum of likes, comments and shares, where it is told alone. */
  engagements: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  @ApiProperty({ enum: ITEM_STANDINGS })
  standing: ItemStanding;
  /** Why it is left out, as text for the user. */
  left_out: string | null;
  /** The training post that is there already. */
  training_post_id: string | null;
  outcome: ItemOutcome | null;
}

/** An import without what it lists. */
export class ImportOverview {
  id: string;
  @ApiProperty({ enum: IMPORT_STATES })
  state: ImportState;
  error: ImportFailure | null;
  progress: ImportProgress;
  /** Null until the files are read. */
  summary: ImportSummary | null;
  outcome: ImportOutcome;
  created_at: Date;
}

export class ImportDetails extends ImportOverview {
  items: ImportItemResponse[];
  next_cursor: string | null;
}

export class CurrentImportResponse {
  /** Null where there is none. */
  @ApiProperty({ type: ImportOverview, nullable: true })
  data: ImportOverview | null;
}

export class ImportResponse {
  data: ImportDetails;
}
