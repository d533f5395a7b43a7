/**
 * @generated SignedSource<<b3976a36f71ac97f62cab66b756a0538>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMemberActions_organization$data = {
  readonly owner: {
    readonly uuid: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"MemberDialog_organization">;
  readonly " $fragmentType": "useMemberActions_organization";
};
export type useMemberActions_organization$key = {
  readonly " $data"?: useMemberActions_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMemberActions_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useMemberActions_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberDialog_organization"
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "61a3cc0bca5f3fbfa96b4f4fbcfddacc";

export default node;
