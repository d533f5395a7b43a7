/**
 * @generated SignedSource<<caf38a880ac54d5cc8eab143f4a81fbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OwnershipAction = "ACCEPT" | "DECLINE" | "WITHDRAW";
import type { FragmentRefs } from "relay-runtime";
export type OwnershipOffer_organization$data = {
  readonly ownershipTransfer: {
    readonly allowedActions: ReadonlyArray<OwnershipAction>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OwnershipNotice_organization">;
  readonly " $fragmentType": "OwnershipOffer_organization";
};
export type OwnershipOffer_organization$key = {
  readonly " $data"?: OwnershipOffer_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnershipOffer_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnershipOffer_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OwnershipTransfer",
      "kind": "LinkedField",
      "name": "ownershipTransfer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowedActions",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnershipNotice_organization"
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "9e062a55c8f9160d2cb1e80f450ef7ec";

export default node;
