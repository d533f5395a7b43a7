/**
 * @generated SignedSource<<c3a3a50abfc20d04f71ed3542531180e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillMetadataKind = "CHOICE" | "DATE" | "NUMBER" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type MetadataFacts_bill$data = {
  readonly metadata: ReadonlyArray<{
    readonly key: string;
    readonly kind: BillMetadataKind;
    readonly label: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "MetadataFacts_bill";
};
export type MetadataFacts_bill$key = {
  readonly " $data"?: MetadataFacts_bill$data;
  readonly " $fragmentSpreads": FragmentRefs<"MetadataFacts_bill">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MetadataFacts_bill",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BillMetadataValue",
      "kind": "LinkedField",
      "name": "metadata",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
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
    }
  ],
  "type": "Bill",
  "abstractKey": null
};

(node as any).hash = "c19c3fa0aa8d5788c31bca7a5df90743";

export default node;
