/**
 * @generated SignedSource<<40493ef629a377c0276735981224ff72>>
 * @relayHash b6791954cfd50383369fb28b6c9c0fed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c65ae062a3a6e813c547bd2eff1f2f38aa0820964515291fdf041a6488891355

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceivedPaymentsPageQuery } from './ReceivedPaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<ReceivedPaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c65ae062a3a6e813c547bd2eff1f2f38aa0820964515291fdf041a6488891355",
    "metadata": {},
    "name": "ReceivedPaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
