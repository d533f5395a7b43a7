/**
 * @generated SignedSource<<8c2050631cb9339d5701c67b30c1b93b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportIssueSeverity = "DUPLICATE" | "ERROR" | "WARNING" | "%future added value";
export type StatementImportStatus = "CHECKING" | "FAILED" | "HAS_ERRORS" | "HAS_WARNINGS" | "IMPORTED" | "IMPORTING" | "READY" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RecordImportProgress_import$data = {
  readonly annotatedFileUrl: string | null | undefined;
  readonly counts: {
    readonly duplicates: number;
    readonly errors: number;
    readonly ready: number;
    readonly total: number;
    readonly warnings: number;
  };
  readonly done: number;
  readonly failureReason: string | null | undefined;
  readonly fileId: string;
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
  readonly total: number;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentImportSummary_import">;
  readonly " $fragmentType": "RecordImportProgress_import";
};
export type RecordImportProgress_import$key = {
  readonly " $data"?: RecordImportProgress_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordImportProgress_import">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordImportProgress_import",
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
      "name": "fileName",
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
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failureReason",
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
        (v0/*:: as any*/),
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
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
        }
      ],
      "storageKey": null
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

(node as any).hash = "16aa175d4f136d6dedf1e7a836ca7517";

export default node;
