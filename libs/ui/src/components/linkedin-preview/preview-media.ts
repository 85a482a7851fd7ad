import type { ReactNode } from 'react';

export interface PreviewImage {
  id: string;
  /** Address of the picture. */
  url: string;
  altText: string;
  /** In pixels; null when unknown. */
  width: number | null;
  height: number | null;
}

export interface PreviewDocument {
  title: string;
  pages: number;
  /** The open page, from 1 on. */
  page: number;
  /** The rendered open page; by default a placeholder with its number. */
  drawn?: ReactNode;
  /** Width of the page by its height; the sheet's until it is known. */
  ratio?: number;
  onPage: (page: number) => void;
}

/** The media under the text: images, or the pages of a document. */
export type PreviewMedia =
  { kind: 'images'; images: readonly PreviewImage[] } | { kind: 'document'; document: PreviewDocument };
