/**
 * @generated SignedSource<<0df837fe9261af0c55fb5a1854b7e821>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomerStatus = "ACTIVE" | "DEACTIVATED" | "INVITED" | "REJECTED" | "REQUEST_SENT";
export type VirtualAccountStatus = "ACTIVE" | "CLOSED" | "EXPIRED" | "FAILED" | "OPENING";
import type { FragmentRefs } from "relay-runtime";
export type VirtualAccounts_customer$data = {
  readonly id: string;
  readonly status: CustomerStatus;
  readonly virtualAccounts: ReadonlyArray<{
    readonly bankCode: string;
    readonly expiresOn: string;
    readonly number: string | null | undefined;
    readonly provider: string | null | undefined;
    readonly status: VirtualAccountStatus;
    readonly uuid: string;
  }> | null | undefined;
  readonly " $fragmentType": "VirtualAccounts_customer";
};
export type VirtualAccounts_customer$key = {
  readonly " $data"?: VirtualAccounts_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"VirtualAccounts_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VirtualAccounts_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerVirtualAccount",
      "kind": "LinkedField",
      "name": "virtualAccounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bankCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "provider",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "7cd12ef0989424a671fe4e7b794ce35e";

export default node;
