/**
 * @generated SignedSource<<c5f8a2970a4a03fe2fb4cccc9a844afe>>
 * @relayHash b32c57178ceedbe84bea9f5115a11e1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a15f12496e3708e3cc3dfc2e94fc13fac85b5f50f58e9972a267a3fde4c4441d

import type { ConcreteRequest } from 'relay-runtime';
export type TooFewApproversQuery$variables = Record<PropertyKey, never>;
export type TooFewApproversQuery$data = {
  readonly organization: {
    readonly roles: ReadonlyArray<{
      readonly memberCount: number;
      readonly permissions: ReadonlyArray<string>;
    }>;
  };
};
export type TooFewApproversQuery = {
  response: TooFewApproversQuery$data;
  variables: TooFewApproversQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "permissions",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "memberCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "TooFewApproversQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Role",
            "kind": "LinkedField",
            "name": "roles",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TooFewApproversQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Role",
            "kind": "LinkedField",
            "name": "roles",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a15f12496e3708e3cc3dfc2e94fc13fac85b5f50f58e9972a267a3fde4c4441d",
    "metadata": {},
    "name": "TooFewApproversQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3255daf5354de36d81383de587d6b620";

export default node;
