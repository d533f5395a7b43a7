/**
 * @generated SignedSource<<83064a41c5468713dfc278d2132ece3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementImportAction = "CONFIRM" | "MEND" | "UNDO";
export type StatementImportStatus = "CHECKING" | "FAILED" | "HAS_ERRORS" | "HAS_WARNINGS" | "IMPORTED" | "IMPORTING" | "READY" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type useMending_import$data = {
  readonly allowedActions: ReadonlyArray<StatementImportAction>;
  readonly id: string;
  readonly mending: {
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
  readonly status: StatementImportStatus;
  readonly version: number;
  readonly " $fragmentType": "useMending_import";
};
export type useMending_import$key = {
  readonly " $data"?: useMending_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMending_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMending_import",
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
      "concreteType": "StatementMending",
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

(node as any).hash = "f0bc4b7266067992bc30f9a2d9038464";

export default node;
