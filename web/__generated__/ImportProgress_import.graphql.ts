/**
 * @generated SignedSource<<e01b9b09c4cdb0d047d34d610f2ebda1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementImportStatus = "CHECKING" | "FAILED" | "HAS_ERRORS" | "HAS_WARNINGS" | "IMPORTED" | "IMPORTING" | "READY" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportProgress_import$data = {
  readonly id: string;
  readonly sample: {
    readonly __typename: "FileSample";
  } | null | undefined;
  readonly status: StatementImportStatus;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"ImportCheck_import" | "ImportOutcome_import" | "ImportWorking_import" | "MappingStep_import">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportWorking_import"
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

(node as any).hash = "17a4f62056b5d8763931390c7429a71d";

export default node;
