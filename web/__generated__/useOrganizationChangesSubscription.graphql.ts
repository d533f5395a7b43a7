/**
 * @generated SignedSource<<58ec52d3c3ca75499ae5bfc82ee5dc7b>>
 * @relayHash 804e078df84e1f1a6fec63319c430ba1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52adaeca19901f4e818a2c66546e06da6ca2f175f35c8f3fb23e8f8c559cd4ed

import type { ConcreteRequest } from 'relay-runtime';
export type OrganizationChangeKind = "ENTITIES" | "SETTINGS";
export type useOrganizationChangesSubscription$variables = Record<PropertyKey, never>;
export type useOrganizationChangesSubscription$data = {
  readonly organizationChanged: {
    readonly kind: OrganizationChangeKind;
  };
};
export type useOrganizationChangesSubscription = {
  response: useOrganizationChangesSubscription$data;
  variables: useOrganizationChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "OrganizationChange",
    "kind": "LinkedField",
    "name": "organizationChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrganizationChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOrganizationChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "52adaeca19901f4e818a2c66546e06da6ca2f175f35c8f3fb23e8f8c559cd4ed",
    "metadata": {},
    "name": "useOrganizationChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "433e2b56dd07c7711feffba1b27dffc1";

export default node;
