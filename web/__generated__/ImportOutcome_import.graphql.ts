/**
 * @generated SignedSource<<e9d27b0a875eecf70f1e34f4592c494f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementImportStatus = "CHECKING" | "FAILED" | "HAS_ERRORS" | "HAS_WARNINGS" | "IMPORTED" | "IMPORTING" | "READY" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type ImportOutcome_import$data = {
  readonly counts: {
    readonly ready: number;
  };
  readonly createdBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly failureReason: string | null | undefined;
  readonly fileName: string;
  readonly finishedAt: string | null | undefined;
  readonly id: string;
  readonly status: StatementImportStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ImportResult_import">;
  readonly " $fragmentType": "ImportOutcome_import";
};
export type ImportOutcome_import$key = {
  readonly " $data"?: ImportOutcome_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportOutcome_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportOutcome_import",
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
      "name": "failureReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
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
      "name": "ImportResult_import"
    }
  ],
  "type": "StatementImport",
  "abstractKey": null
};

(node as any).hash = "a3929a7373005c164f70f86daa9e70b8";

export default node;
