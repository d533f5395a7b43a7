/**
 * @generated SignedSource<<a27c696ddd33fa066b6472d4453990fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntitiesCard_organization$data = {
  readonly entities: ReadonlyArray<{
    readonly address: string | null | undefined;
    readonly branchNumber: string;
    readonly finalTaxLetter: string | null | undefined;
    readonly finalTaxLetterUntil: string | null | undefined;
    readonly id: string;
    readonly isDefault: boolean;
    readonly isVatRegistered: boolean;
    readonly name: string;
    readonly taxNumber: string | null | undefined;
    readonly taxNumberDoubtful: boolean;
    readonly version: number;
  }>;
  readonly " $fragmentType": "EntitiesCard_organization";
};
export type EntitiesCard_organization$key = {
  readonly " $data"?: EntitiesCard_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntitiesCard_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EntitiesCard_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Entity",
      "kind": "LinkedField",
      "name": "entities",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "taxNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "taxNumberDoubtful",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isVatRegistered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "branchNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finalTaxLetter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finalTaxLetterUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "c8efd6259152706b05a43321ea924222";

export default node;
