/**
 * @generated SignedSource<<5337504865b37d0add87b3e04a6eba27>>
 * @relayHash 582c7f79d3c9299c668aa4a323da300a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 384011042be9ae00fbf906323a347ced0cf5df1e5873dde4a3ad9dd1e223dcc8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentProviderPageQuery } from './PaymentProviderPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentProviderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "384011042be9ae00fbf906323a347ced0cf5df1e5873dde4a3ad9dd1e223dcc8",
    "metadata": {},
    "name": "PaymentProviderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
