/**
 * @generated SignedSource<<07aa56d57528b0666517138ea1af960a>>
 * @relayHash ea0c38ed34a0ee2a4e7b5f00a309a47e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da2d9225b9a48bfd60080d567b2e5581e31e135f858fe7e672df89f1a2b2822d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChooseInvoiceBankAccountInput = {
  bankAccountId?: string | null | undefined;
  code?: string | null | undefined;
  entityId?: string | null | undefined;
  passkeyAssertion?: string | null | undefined;
  version: number;
};
export type useChooseInvoiceBankAccountMutation$variables = {
  input: ChooseInvoiceBankAccountInput;
};
export type useChooseInvoiceBankAccountMutation$data = {
  readonly chooseInvoiceBankAccount: {
    readonly organization: {
      readonly entities: ReadonlyArray<{
        readonly id: string;
        readonly invoiceBankDetails: {
          readonly " $fragmentSpreads": FragmentRefs<"InvoiceBankCard_details">;
        } | null | undefined;
      }>;
      readonly id: string;
      readonly invoiceBankDetails: {
        readonly " $fragmentSpreads": FragmentRefs<"InvoiceBankCard_details">;
      } | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
    }>;
  } | null | undefined;
};
export type useChooseInvoiceBankAccountMutation = {
  response: useChooseInvoiceBankAccountMutation$data;
  variables: useChooseInvoiceBankAccountMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "InvoiceBankDetails",
  "kind": "LinkedField",
  "name": "invoiceBankDetails",
  "plural": false,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceBankCard_details"
    }
  ],
  "storageKey": null
},
v4 = [
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
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "InvoiceBankDetails",
  "kind": "LinkedField",
  "name": "invoiceBankDetails",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankAccountId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holderName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closed",
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChooseInvoiceBankAccountMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChooseInvoiceBankAccountPayload",
        "kind": "LinkedField",
        "name": "chooseInvoiceBankAccount",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Organization",
            "kind": "LinkedField",
            "name": "organization",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Entity",
                "kind": "LinkedField",
                "name": "entities",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
                "selections": (v4/*:: as any*/),
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
    "name": "useChooseInvoiceBankAccountMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChooseInvoiceBankAccountPayload",
        "kind": "LinkedField",
        "name": "chooseInvoiceBankAccount",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Organization",
            "kind": "LinkedField",
            "name": "organization",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Entity",
                "kind": "LinkedField",
                "name": "entities",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "da2d9225b9a48bfd60080d567b2e5581e31e135f858fe7e672df89f1a2b2822d",
    "metadata": {},
    "name": "useChooseInvoiceBankAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a8865f526d3347155c5f42c9024d21ae";

export default node;
