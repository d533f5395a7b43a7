/**
 * @generated SignedSource<<321883d593c8b1bd43895cadb2b9bbee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportIssueSeverity = "DUPLICATE" | "ERROR" | "WARNING";
export type ImportSuggestionReason = "BALANCE" | "CLOSEST" | "LETTERS" | "OTHER_FORM" | "OTHER_MARK" | "REPEATED" | "STORED" | "ZERO";
export type RecordImportAction = "CONFIRM" | "CORRECT";
export type StatementImportStatus = "CHECKING" | "FAILED" | "HAS_ERRORS" | "HAS_WARNINGS" | "IMPORTED" | "IMPORTING" | "READY" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type RecordCheck_import$data = {
  readonly allowedActions: ReadonlyArray<RecordImportAction>;
  readonly annotatedFileUrl: string | null | undefined;
  readonly counts: {
    readonly duplicates: number;
    readonly errors: number;
    readonly ready: number;
    readonly total: number;
    readonly warnings: number;
  };
  readonly fileName: string;
  readonly id: string;
  readonly issues: ReadonlyArray<{
    readonly code: string;
    readonly column: string | null | undefined;
    readonly message: string;
    readonly row: number | null | undefined;
    readonly severity: ImportIssueSeverity;
    readonly suggestion: {
      readonly reason: ImportSuggestionReason;
      readonly value: string | null | undefined;
    } | null | undefined;
    readonly value: string | null | undefined;
  }>;
  readonly status: StatementImportStatus;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentImportSummary_import" | "useRecordImportEdits_import">;
  readonly " $fragmentType": "RecordCheck_import";
};
export type RecordCheck_import$key = {
  readonly " $data"?: RecordCheck_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordCheck_import">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordCheck_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "annotatedFileUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportCounts",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ready",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "warnings",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duplicates",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "errors",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportIssue",
      "kind": "LinkedField",
      "name": "issues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "severity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "row",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "column",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportSuggestion",
          "kind": "LinkedField",
          "name": "suggestion",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRecordImportEdits_import"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentImportSummary_import"
    }
  ],
  "type": "RecordImport",
  "abstractKey": null
};
})();

(node as any).hash = "d14d89c74626b88fbf56ec447c1a4bcc";

export default node;
