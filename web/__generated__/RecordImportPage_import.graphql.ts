/**
 * @generated SignedSource<<aab6706008a746d8a930b11f3216ae4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ImportIssueSeverity = "DUPLICATE" | "ERROR" | "WARNING" | "%future added value";
export type StatementImportStatus = "CHECKING" | "FAILED" | "HAS_ERRORS" | "HAS_WARNINGS" | "IMPORTED" | "IMPORTING" | "READY" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RecordImportPage_import$data = {
  readonly annotatedFileUrl: string | null | undefined;
  readonly counts: {
    readonly duplicates: number;
    readonly errors: number;
    readonly ready: number;
    readonly total: number;
    readonly warnings: number;
  };
  readonly fileName: string;
  readonly hash: string;
  readonly id: string;
  readonly issues: ReadonlyArray<{
    readonly code: string;
    readonly column: string | null | undefined;
    readonly message: string;
    readonly row: number | null | undefined;
    readonly severity: ImportIssueSeverity;
    readonly value: string | null | undefined;
  }>;
  readonly status: StatementImportStatus;
  readonly " $fragmentType": "RecordImportPage_import";
};
export type RecordImportPage_import$key = {
  readonly " $data"?: RecordImportPage_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordImportPage_import">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "RecordImportPage_import"
};

(node as any).hash = "8830c793861523896aa8354614efbe44";

export default node;
