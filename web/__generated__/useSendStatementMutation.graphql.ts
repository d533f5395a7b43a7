/**
 * @generated SignedSource<<68bc9a56626556260d7dbb602a86c150>>
 * @relayHash fdac6ef248f71a4cf24e99f546608d09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56b6109ceb3a741a61f629469f40f986b255c56f3cdb6b5861e2c1c1591f74d1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "IDR" | "SGD" | "USD";
export type StatementView = "OPEN_ITEMS" | "PERIOD";
export type SendCustomerStatementInput = {
  currency: Currency;
  customerId: string;
  from: string;
  to: string;
  view: StatementView;
};
export type useSendStatementMutation$variables = {
  input: SendCustomerStatementInput;
};
export type useSendStatementMutation$data = {
  readonly sendCustomerStatement: {
    readonly addresses: ReadonlyArray<string>;
    readonly userErrors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
    }>;
  } | null | undefined;
};
export type useSendStatementMutation = {
  response: useSendStatementMutation$data;
  variables: useSendStatementMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "addresses",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendStatementMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SendCustomerStatementPayload",
        "kind": "LinkedField",
        "name": "sendCustomerStatement",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useMutation_error",
                "selections": (v3/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendStatementMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SendCustomerStatementPayload",
        "kind": "LinkedField",
        "name": "sendCustomerStatement",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "56b6109ceb3a741a61f629469f40f986b255c56f3cdb6b5861e2c1c1591f74d1",
    "metadata": {},
    "name": "useSendStatementMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5f9e55598e38ed64338e97473f6d12a0";

export default node;
