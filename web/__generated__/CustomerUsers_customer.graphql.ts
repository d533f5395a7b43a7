/**
 * @generated SignedSource<<13b2bc262f1538e4bb6a894777be39ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomerStatus = "ACTIVE" | "DEACTIVATED" | "INVITED" | "REJECTED" | "REQUEST_SENT";
import type { FragmentRefs } from "relay-runtime";
export type CustomerUsers_customer$data = {
  readonly id: string;
  readonly status: CustomerStatus;
  readonly users: ReadonlyArray<{
    readonly email: string;
    readonly isMainContact: boolean;
    readonly lastSignedInAt: string | null | undefined;
    readonly sessions: number;
  }>;
  readonly " $fragmentType": "CustomerUsers_customer";
};
export type CustomerUsers_customer$key = {
  readonly " $data"?: CustomerUsers_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerUsers_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CustomerUsers_customer",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerUser",
      "kind": "LinkedField",
      "name": "users",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMainContact",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastSignedInAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sessions",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "ccffc53ecb1da027c645a61dc1fe0c7a";

export default node;
