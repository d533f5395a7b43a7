/**
 * @generated SignedSource<<fd46046c35d4747a7a224105747756c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberDialog_organization$data = {
  readonly roles: ReadonlyArray<{
    readonly description: string;
    readonly id: string;
    readonly isOwner: boolean;
    readonly name: string;
  }>;
  readonly " $fragmentType": "MemberDialog_organization";
};
export type MemberDialog_organization$key = {
  readonly " $data"?: MemberDialog_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberDialog_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MemberDialog_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Role",
      "kind": "LinkedField",
      "name": "roles",
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
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwner",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "b502593782364f1720d2895e200b0630";

export default node;
