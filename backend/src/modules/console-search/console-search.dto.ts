import { CONSOLE_SEARCH, isSearchable } from '@drumbeat/domain';
import { IsString, MaxLength } from 'class-validator';
import { FollowsRule } from '../../platform/http/validation/rule.validator.js';
import { Trimmed } from '../../platform/http/validation/trimmed.js';

const searchProblem = (text: string) =>
  isSearchable(text) ? null : `q must have ${CONSOLE_SEARCH.min} letters or digits at least`;

export class ConsoleSearchQuery {
  /** Part of a name, an address or a text. */
  @Trimmed()
  @IsString()
  @FollowsRule('isSearchable', searchProblem)
  @MaxLength(CONSOLE_SEARCH.max)
  q: string;
}

export class FoundUser {
  id: string;
  name: string | null;
  email: string;
}

export class FoundPost {
  id: string;
  title: string;
  user_name: string | null;
  user_email: string;
}

export class FoundPrompt {
  id: number;
  hook: string;
  user_name: string | null;
  user_email: string;
}

/** Of each kind five at most, those first that begin with the words. */
export class ConsoleSearchResponse {
  users: FoundUser[];
  posts: FoundPost[];
  prompts: FoundPrompt[];
}
