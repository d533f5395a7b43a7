/**
 * @generated SignedSource<<2fe642c275a0912ce54f3d1dc69242ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecordImportAction = "CONFIRM" | "CORRECT";
export type StatementImportStatus = "CHECKING" | "FAILED" | "HAS_ERRORS" | "HAS_WARNINGS" | "IMPORTED" | "IMPORTING" | "READY" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type useRecordImportEdits_import$data = {
  readonly allowedActions: ReadonlyArray<RecordImportAction>;
  readonly edits: {
    readonly corrections: ReadonlyArray<{
      readonly column: string;
      readonly row: number;
      readonly value: string;
      readonly was: string;
    }>;
    readonly skippedRows: ReadonlyArray<number>;
  };
  readonly id: string;
  readonly status: StatementImportStatus;
  readonly version: number;
  readonly " $fragmentType": "useRecordImportEdits_import";
};
export type useRecordImportEdits_import$key = {
  readonly " $data"?: useRecordImportEdits_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRecordImportEdits_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRecordImportEdits_import",
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
      "concreteType": "RecordImportEdits",
      "kind": "LinkedField",
      "name": "edits",
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

(node as any).hash = "35386486d62d4e472c0d513384cb95e8";

export default node;
