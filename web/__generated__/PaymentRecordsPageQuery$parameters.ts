/**
 * @generated SignedSource<<0dfbda7ac39b4aaf4f86d4c12d16f0db>>
 * @relayHash 9883f19b7fd5ab977e206b5ce9b789fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18438bfb5eaa664a1268ebddc908509735a23ea7f923c45b68a51c3554017387

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentRecordsPageQuery } from './PaymentRecordsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentRecordsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18438bfb5eaa664a1268ebddc908509735a23ea7f923c45b68a51c3554017387",
    "metadata": {},
    "name": "PaymentRecordsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
