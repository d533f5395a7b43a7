/**
 * @generated SignedSource<<e392af7d6f1d2989fe5223b44ae0e52d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementImportStatus = "CHECKING" | "FAILED" | "HAS_ERRORS" | "HAS_WARNINGS" | "IMPORTED" | "IMPORTING" | "READY" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type ImportProgress_import$data = {
  readonly done: number;
  readonly fileName: string;
  readonly id: string;
  readonly layout: string | null | undefined;
  readonly sample: {
    readonly __typename: "FileSample";
  } | null | undefined;
  readonly status: StatementImportStatus;
  readonly total: number;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"ImportCheck_import" | "ImportOutcome_import" | "MappingStep_import">;
  readonly " $fragmentType": "ImportProgress_import";
};
export type ImportProgress_import$key = {
  readonly " $data"?: ImportProgress_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportProgress_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportProgress_import",
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
      "name": "uuid",
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
      "name": "layout",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FileSample",
      "kind": "LinkedField",
      "name": "sample",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportCheck_import"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportOutcome_import"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MappingStep_import"
    }
  ],
  "type": "StatementImport",
  "abstractKey": null
};

(node as any).hash = "b09b04dd19e717c96ee185233041f492";

export default node;
