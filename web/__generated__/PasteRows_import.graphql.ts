/**
 * @generated SignedSource<<cde0e34e9fd3c7e8fc8bf7b9baa864e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportIssueSeverity = "DUPLICATE" | "ERROR" | "WARNING";
export type StatementImportStatus = "CHECKING" | "FAILED" | "HAS_ERRORS" | "HAS_WARNINGS" | "IMPORTED" | "IMPORTING" | "READY" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type PasteRows_import$data = {
  readonly counts: {
    readonly duplicates: number;
    readonly errors: number;
    readonly ready: number;
    readonly total: number;
    readonly warnings: number;
  };
  readonly fileId: string;
  readonly hash: string;
  readonly id: string;
  readonly issues: ReadonlyArray<{
    readonly code: string;
    readonly column: string | null | undefined;
    readonly message: string;
    readonly row: number | null | undefined;
    readonly severity: ImportIssueSeverity;
    readonly suggestion: {
      readonly value: string | null | undefined;
    } | null | undefined;
    readonly value: string | null | undefined;
  }>;
  readonly status: StatementImportStatus;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentImportSummary_import" | "RecordImportProgress_import">;
  readonly " $fragmentType": "PasteRows_import";
};
export type PasteRows_import$key = {
  readonly " $data"?: PasteRows_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasteRows_import">;
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
  "name": "PasteRows_import",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hash",
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordImportProgress_import"
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

(node as any).hash = "70e7577aea147303f6c81fd6e20778ee";

export default node;
