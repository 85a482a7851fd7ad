import type { ReactNode } from 'react';

export interface PreviewImage {
  id: string;
  /** Address of the picture. */
  url: string;
  altText: string;
  /** In pixels; null where they are not known. */
  width: number | null;
  height: number | null;
}

export interface PreviewDocument {
  title: string;
  pages: number;
  /** The open page, from 1 on. */
  page: number;
  /** The open page drawn; a sheet with its number stands in for it. */
  drawn?: ReactNode;
  /** Width of the page by its height; the sheet's until it is known. */
  ratio?: number;
  onPage: (page: number) => void;
}

/** What stands under the text: images, or the pages of a document. */
export type PreviewMedia =
  { kind: 'images'; images: readonly PreviewImage[] } | { kind: 'document'; document: PreviewDocument };
