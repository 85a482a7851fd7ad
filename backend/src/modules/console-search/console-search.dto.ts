import { CONSOLE_SEARCH } from '@drumbeat/domain';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { Trimmed } from '../../platform/http/validation/trimmed.js';

export class ConsoleSearchQuery {
  /** Part of a name, an address or a text. */
  @Trimmed()
  @IsString()
  @MinLength(CONSOLE_SEARCH.min)
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
