import { IsOptional, IsString, MaxLength } from 'class-validator';

export class AuthorizeQuery {
  /** Path of this site to come back to, such as `/posts/create?prompt=7`; the settings when it is left out. */
  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  return_to?: string;
}

export class AuthorizeResponse {
  /** LinkedIn's consent page; redirect the browser there. */
  url: string;
}

/** What the connection permits. */
export class CapabilitiesResponse {
  post: boolean;
  images: boolean;
  documents: boolean;
  /** Commenting is a permission that LinkedIn grants only after a review. */
  first_comment: boolean;
  /** Reading how posts did is a permission of its own, too. */
  figures: boolean;
}

export class SocialAccountResponse {
  provider: 'linkedin';
  /** Of the connected account; null when none is connected. */
  id: string | null;
  is_connected: boolean;
  /** The connected member's name, null when none is connected. */
  display_name: string | null;
  granted_scopes: string[];
  /** When LinkedIn ends the connection, ISO 8601; null when it did not say or none is connected. */
  expires_at: string | null;
  /** The connection is there but cannot post: it ended, was revoked, or lacks a permission. */
  needs_reconnect: boolean;
  capabilities: CapabilitiesResponse;
  /** Until when LinkedIn is not asked for figures, because it refused them or answered what nobody can read, ISO 8601; null while it is asked. */
  figures_paused_until: string | null;
  /** LinkedIn refuses the figures for a reason that connecting again may end: its token, or a permission. */
  reconnect_for_figures: boolean;
  /** Whole days until the connection ends, 0 on its last day; null when that is not known or none is connected. */
  days_left: number | null;
}

export class SocialAccountsResponse {
  accounts: SocialAccountResponse[];
}

export class IntegrationResponse {
  provider: 'linkedin';
  name: string;
  /** An image as a data: address. */
  logo: string;
  description: string;
  connect_url: string;
  disconnect_url: string;
  /** Base address of posts; addresses below it are accepted for posts, as on linkedin.com. */
  site_url: string;
  /** Address of the member's own posts. */
  activity_url: string;
  /** Whether connecting asks LinkedIn for the permission to read how posts did. */
  asks_for_figures: boolean;
  /** True when a stand-in replaces LinkedIn: no request reaches the real one. */
  sandbox: boolean;
  /** When sending was paused, by staff or after a restore, ISO 8601; null while not paused. */
  sending_paused_since: string | null;
}

export class IntegrationsResponse {
  integrations: IntegrationResponse[];
}
