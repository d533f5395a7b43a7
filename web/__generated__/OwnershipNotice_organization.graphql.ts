/**
 * @generated SignedSource<<f201bc046b24604de691e0a96f6c0103>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OwnershipAction = "ACCEPT" | "DECLINE" | "WITHDRAW";
import type { FragmentRefs } from "relay-runtime";
export type OwnershipNotice_organization$data = {
  readonly name: string;
  readonly ownershipTransfer: {
    readonly allowedActions: ReadonlyArray<OwnershipAction>;
    readonly expiresAt: string;
    readonly from: {
      readonly fullName: string;
    };
    readonly to: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "OwnershipNotice_organization";
};
export type OwnershipNotice_organization$key = {
  readonly " $data"?: OwnershipNotice_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnershipNotice_organization">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnershipNotice_organization",
  "selections": [
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
      "concreteType": "OwnershipTransfer",
      "kind": "LinkedField",
      "name": "ownershipTransfer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
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
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "from",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "to",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};
})();

(node as any).hash = "2209c8a98d832312f2394ee743ef4e99";

export default node;
