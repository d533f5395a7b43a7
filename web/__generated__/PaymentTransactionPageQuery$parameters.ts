/**
 * @generated SignedSource<<f283d49fc20a896d421d8790f9303e51>>
 * @relayHash 1eb24f117b59777db9facf4598cd05ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11ffc2881dda0555df7d8b85f3693896e89ca2af4f127a684a0d9f7928e71c54

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentTransactionPageQuery } from './PaymentTransactionPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentTransactionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11ffc2881dda0555df7d8b85f3693896e89ca2af4f127a684a0d9f7928e71c54",
    "metadata": {},
    "name": "PaymentTransactionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
