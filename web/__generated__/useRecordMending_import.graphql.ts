/**
 * @generated SignedSource<<7340b2eaaa03b70f2caddded4b8f66eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecordImportAction = "CONFIRM" | "MEND";
export type StatementImportStatus = "CHECKING" | "FAILED" | "HAS_ERRORS" | "HAS_WARNINGS" | "IMPORTED" | "IMPORTING" | "READY" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type useRecordMending_import$data = {
  readonly allowedActions: ReadonlyArray<RecordImportAction>;
  readonly id: string;
  readonly mending: {
    readonly corrections: ReadonlyArray<{
      readonly column: string;
      readonly row: number;
      readonly value: string;
      readonly was: string;
    }>;
    readonly skippedRows: ReadonlyArray<number>;
  };
  readonly status: StatementImportStatus;
  readonly version: number;
  readonly " $fragmentType": "useRecordMending_import";
};
export type useRecordMending_import$key = {
  readonly " $data"?: useRecordMending_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRecordMending_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRecordMending_import",
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
      "name": "allowedActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecordMending",
      "kind": "LinkedField",
      "name": "mending",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StatementCorrection",
          "kind": "LinkedField",
          "name": "corrections",
          "plural": true,
          "selections": [
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
              "name": "was",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "skippedRows",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RecordImport",
  "abstractKey": null
};

(node as any).hash = "973d9f7faaa504a5e46ec98b747dc12a";

export default node;
