/**
 * @generated SignedSource<<aa26ca4011364e7d61790f2b49d74d0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementImportAction = "CONFIRM" | "MEND" | "UNDO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportMending_import$data = {
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
  readonly version: number;
  readonly " $fragmentType": "ImportMending_import";
};
export type ImportMending_import$key = {
  readonly " $data"?: ImportMending_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportMending_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportMending_import",
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

(node as any).hash = "ca41281b872d6d59c2a1f65d477c8644";

export default node;
