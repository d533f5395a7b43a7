/**
 * @generated SignedSource<<a4568b27a1a2b4650a9ecc5540e5df30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementImportStatus = "CHECKING" | "FAILED" | "HAS_ERRORS" | "HAS_WARNINGS" | "IMPORTED" | "IMPORTING" | "READY" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type RecordImportProgress_import$data = {
  readonly counts: {
    readonly ready: number;
  };
  readonly done: number;
  readonly failureReason: string | null | undefined;
  readonly fileName: string;
  readonly id: string;
  readonly status: StatementImportStatus;
  readonly total: number;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentImportSummary_import" | "RecordCheck_import">;
  readonly " $fragmentType": "RecordImportProgress_import";
};
export type RecordImportProgress_import$key = {
  readonly " $data"?: RecordImportProgress_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordImportProgress_import">;
};

const node: ReaderFragment = {
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
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
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
      "name": "failureReason",
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
          "name": "ready",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordCheck_import"
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

(node as any).hash = "118969c8059493a1164a46c6d56778a0";

export default node;
