/**
 * @generated SignedSource<<d29b2b4c4ba8e5e26d8a8cf504010e5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementImportAction = "CONFIRM" | "CORRECT" | "UNDO";
export type StatementImportStatus = "CHECKING" | "FAILED" | "HAS_ERRORS" | "HAS_WARNINGS" | "IMPORTED" | "IMPORTING" | "READY" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type useStatementImportEdits_import$data = {
  readonly allowedActions: ReadonlyArray<StatementImportAction>;
  readonly edits: {
    readonly corrections: ReadonlyArray<{
      readonly column: string;
      readonly row: number;
      readonly value: string;
      readonly was: string;
    }>;
    readonly decimalMark: string | null | undefined;
    readonly keptRows: ReadonlyArray<number>;
    readonly skippedRows: ReadonlyArray<number>;
  };
  readonly id: string;
  readonly status: StatementImportStatus;
  readonly version: number;
  readonly " $fragmentType": "useStatementImportEdits_import";
};
export type useStatementImportEdits_import$key = {
  readonly " $data"?: useStatementImportEdits_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStatementImportEdits_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStatementImportEdits_import",
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
      "concreteType": "StatementImportEdits",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keptRows",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decimalMark",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StatementImport",
  "abstractKey": null
};

(node as any).hash = "1a04ea17f7db8ae86bd12b52e8e4a3f0";

export default node;
