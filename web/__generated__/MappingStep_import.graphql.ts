/**
 * @generated SignedSource<<1253a9759d07e44a44c5e9049ddd21f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MappingStep_import$data = {
  readonly bankAccount: {
    readonly alias: string;
    readonly id: string;
  };
  readonly fileId: string;
  readonly fileName: string;
  readonly sample: {
    readonly rows: ReadonlyArray<ReadonlyArray<string>>;
  } | null | undefined;
  readonly " $fragmentType": "MappingStep_import";
};
export type MappingStep_import$key = {
  readonly " $data"?: MappingStep_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"MappingStep_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MappingStep_import",
  "selections": [
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
      "concreteType": "BankAccount",
      "kind": "LinkedField",
      "name": "bankAccount",
      "plural": false,
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
          "name": "alias",
          "storageKey": null
        }
      ],
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
          "name": "rows",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StatementImport",
  "abstractKey": null
};

(node as any).hash = "6ad731ba05e11682c2efae28896ad26c";

export default node;
